/** Milliseconds from the first byte of a request to its last one. */
export type Patience = {
  /** Then the line is cut. */
  requestMs: number
  /** A form with files, a little less: who sends it too slowly reads why. */
  filesMs: number
}

export const patience: Patience = { requestMs: 30_000, filesMs: 28_000 }
