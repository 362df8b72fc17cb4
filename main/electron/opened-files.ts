// Campaign files that the person opened from the system (double click, command line) and that wait to be looked at.

export interface OpenedFiles {
  /** Keeps the paths in the order they came, each once. */
  readonly remember: (paths: readonly string[]) => void
  /** Those that wait; the oldest first. */
  readonly waiting: () => readonly string[]
  /** Takes the oldest away; nothing when none waits. */
  readonly take: () => string | undefined
}

export function createOpenedFiles(): OpenedFiles {
  const paths = new Set<string>()
  return {
    remember: (more) => {
      for (const path of more) paths.add(path)
    },
    waiting: () => [...paths],
    take: () => {
      const [oldest] = paths
      if (oldest !== undefined) paths.delete(oldest)
      return oldest
    },
  }
}
