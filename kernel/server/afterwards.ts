/** Work that waits for a commit. */
export type Afterwards = {
  add(work: () => unknown): void
  /** The commit took place. A failure is only told: what is kept can no longer be refused. */
  run(): void
  /** The transaction was undone. */
  forget(): void
  /** Rows may name what was uploaded: it has to stay. */
  hasCommitted(): boolean
}

export function waitForCommit(failed: (error: unknown) => void): Afterwards {
  const waiting: (() => unknown)[] = []
  let committed = false
  return {
    add: work => void waiting.push(work),
    run: () => {
      committed = true
      for (const work of waiting.splice(0)) {
        try {
          Promise.resolve(work()).catch(failed)
        } catch (error) {
          failed(error)
        }
      }
    },
    forget: () => void waiting.splice(0),
    hasCommitted: () => committed,
  }
}
