export { TeamPart } from './web/team-part.tsx'
