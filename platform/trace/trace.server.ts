export { walkGraph } from './server/walk-graph.ts'
