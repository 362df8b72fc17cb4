// A button that lets a person choose one file of this machine.
import { useRef } from 'react'
import { Button } from '../button/Button.tsx'

export interface FileChoiceProps {
  label: string
  /** Endings that the system's window offers first. */
  accept: string
  onFile: (file: File) => void
}

export function FileChoice({ label, accept, onFile }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file may be chosen again after a refusal.
          event.target.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
      <Button kind="act" icon="folder" onPress={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
