/** What the file of a person shows of his papers: a door of its own, since the papers need the file's scope. */
export { livePapersOf, type PaperRights, type PaperRow, paperForReader } from './server/papers.queries.ts'
