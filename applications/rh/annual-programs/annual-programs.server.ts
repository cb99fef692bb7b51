import { rhAnswers } from '#rh/rh-db.ts'
import { annualProgramsCalls } from './annual-programs.calls.ts'
import { annualScopeOf } from './server/annual-scope.ts'
import { closeProgram, programToClose } from './server/close-program.ts'
import { publishProgram, submitProgram } from './server/move-program.ts'
import { pageOfPeople } from './server/people-of-program.queries.ts'
import { choicesOfPrograms, programsOfYear } from './server/programs.queries.ts'
import { createProgram, editProgram, removeProgram } from './server/write-program.ts'

export { annualNews } from './server/annual-news.ts'

export const annualProgramsServer = rhAnswers(annualProgramsCalls, {
  getAnnualPrograms: async (given, asked) => programsOfYear(given.db, await annualScopeOf(given), asked),
  getAnnualChoices: async given => choicesOfPrograms(given.db, await annualScopeOf(given)),
  createAnnualProgram: async (given, fields) => createProgram(given.db, await annualScopeOf(given), fields),
  editAnnualProgram: async (given, change) => editProgram(given, await annualScopeOf(given), change),
  removeAnnualProgram: async (given, read) => removeProgram(given.db, await annualScopeOf(given), read),
  submitAnnualProgram: async (given, read) => submitProgram(given.db, await annualScopeOf(given), read),
  publishAnnualProgram: async (given, read) => publishProgram(given, await annualScopeOf(given), read),
  getProgramToClose: async (given, { id }) => programToClose(given.db, await annualScopeOf(given), id),
  closeAnnualProgram: async (given, closing) => closeProgram(given.db, await annualScopeOf(given), closing),
  getPeopleOfProgram: async (given, asked) => pageOfPeople(given.db, await annualScopeOf(given), asked),
})
