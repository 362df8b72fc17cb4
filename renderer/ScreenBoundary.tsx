// Keeps a fault inside one screen from taking the whole page with it. React has no other form for this than a class.
import { Component, type ReactNode } from 'react'
import { useTexts } from './i18n/texts.tsx'
import { Failure } from './ui/failure/Failure.tsx'
import { LinkButton } from './ui/link/Link.tsx'

interface BoundaryProps {
  readonly children: ReactNode
}

interface BoundaryState {
  readonly fault: string | undefined
}

export class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override readonly state: BoundaryState = { fault: undefined }

  static getDerivedStateFromError(fault: unknown): BoundaryState {
    return { fault: fault instanceof Error ? fault.message : String(fault) }
  }

  override render(): ReactNode {
    const { fault } = this.state
    if (fault === undefined) return this.props.children
    return <Stopped fault={fault} onRetry={() => this.setState({ fault: undefined })} />
  }
}

function Stopped({ fault, onRetry }: { fault: string; onRetry: () => void }) {
  const texts = useTexts()
  const { screenFailed, screenFailedKept, screenFailedNext } = texts.errors
  return (
    <Failure
      title={screenFailed}
      happened={fault}
      kept={screenFailedKept}
      next={screenFailedNext}
      onRetry={onRetry}
      actions={<LinkButton to={{ name: 'library' }}>{texts.shell.screens.library}</LinkButton>}
    />
  )
}
