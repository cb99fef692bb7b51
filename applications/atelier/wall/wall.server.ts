import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { atelierAnswers } from '#atelier/atelier-db.ts'
import { displayLinks, makeWallLink, revokeWallLink } from './server/display-links.ts'
import { wallOf, wallsShown } from './server/wall.queries.ts'
import { wallCalls } from './wall.calls.ts'

export const wallServer = atelierAnswers(wallCalls, {
  getWallOfLine: async (given, { id }) =>
    wallOf(given, await companyScopeOf(given, 'atelier/ligne', 'atelier/fabrication'), id),
  getWallLinks: displayLinks,
  makeWallLink,
  revokeWallLink,
  getWalls: (given, { token }) => wallsShown(given, token),
})
