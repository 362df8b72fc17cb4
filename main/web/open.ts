// Opens a browser at an address where there is one to open; where there is none, nothing happens.
import { spawn } from 'node:child_process'

type Environment = Readonly<Record<string, string | undefined>>

/** The program that opens an address on this system; nothing on a Linux without a screen. */
export function browserCommand(platform: string, environment: Environment): readonly [string, ...string[]] | undefined {
  switch (platform) {
    case 'darwin':
      return ['open']
    case 'win32':
      return ['rundll32', 'url.dll,FileProtocolHandler']
    default:
      return environment['DISPLAY'] || environment['WAYLAND_DISPLAY'] ? ['xdg-open'] : undefined
  }
}

/** Never fails and never waits: the address stands on the screen anyway. */
export function openBrowser(
  address: string,
  platform: string = process.platform,
  environment: Environment = process.env,
): void {
  const command = browserCommand(platform, environment)
  if (command === undefined) return
  const [program, ...words] = command
  const child = spawn(program, [...words, address], { detached: true, stdio: 'ignore', env: environment })
  child.on('error', () => {
    // The system has no such program.
  })
  child.unref()
}
