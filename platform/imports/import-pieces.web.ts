/** What a page of imports is made of, for the rooms that have a desk of their own. */
export { FileToRead } from './web/file-to-read.tsx'
export { FormerRuns } from './web/former-runs.tsx'
export type { ImportDesk } from './web/import-desk.ts'
export { RunView } from './web/run-view.tsx'
