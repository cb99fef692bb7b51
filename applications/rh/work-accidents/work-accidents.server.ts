import { peopleUnderContract } from '#rh/people-under-contract.queries.ts'
import { rhAnswers } from '#rh/rh-db.ts'
import { safetyScopeOf } from './server/safety-scope.ts'
import { cockpitOf, pageOfAccidents } from './server/work-accidents.queries.ts'
import {
  closeWorkAccident,
  declareWorkAccident,
  editWorkAccident,
  registerWorkAccident,
  reportWorkAccident,
} from './server/write-accident.ts'
import { workAccidentsCalls } from './work-accidents.calls.ts'

export const workAccidentsServer = rhAnswers(workAccidentsCalls, {
  getSafetyCockpit: async given => cockpitOf(given.db, await safetyScopeOf(given)),
  getPaginatedWorkAccidents: async (given, asked) => pageOfAccidents(given.db, await safetyScopeOf(given), asked),
  getPeopleHurt: async (given, { search }) => {
    const { writtenIds, today } = await safetyScopeOf(given)
    return peopleUnderContract(given.db, { companyIds: writtenIds, today: today.toString() }, search)
  },
  reportWorkAccident: async (given, fields) => reportWorkAccident(given.db, await safetyScopeOf(given), fields),
  editWorkAccident: async (given, change) => editWorkAccident(given.db, await safetyScopeOf(given), change),
  declareWorkAccident: async (given, declared) => declareWorkAccident(given.db, await safetyScopeOf(given), declared),
  registerWorkAccident: async (given, read) => registerWorkAccident(given.db, await safetyScopeOf(given), read),
  closeWorkAccident: async (given, analysed) => closeWorkAccident(given.db, await safetyScopeOf(given), analysed),
})
