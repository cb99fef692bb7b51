import { cultureAnswers } from '#culture/culture-db.ts'
import { plantRoundsCalls } from './plant-rounds.calls.ts'
import { samplesCalls } from './samples.calls.ts'
import { redoRound, validateRound } from './server/check-round.ts'
import { measurePlant, noteGivenUp, submitRound } from './server/measure-plant.ts'
import { notationSettings, saveNotationSettings } from './server/notation-settings.ts'
import { roundsToCheck, roundsToEnter, roundToEnter } from './server/rounds.queries.ts'
import { attributions, weekOfRounds } from './server/samples.queries.ts'
import { notationSeries } from './server/series.queries.ts'
import { saveAttribution } from './server/write-attribution.ts'
import { moveRound, saveRegistrationPlan } from './server/write-plan.ts'

export const samplesServer = cultureAnswers(samplesCalls, {
  getAttributions: given => attributions(given),
  saveAttribution,
  getRegistrationPlans: weekOfRounds,
  saveRegistrationPlan,
  moveRound,
  getNotationSettings: ({ db }) => notationSettings(db),
  saveNotationSettings,
})

export const plantRoundsServer = cultureAnswers(plantRoundsCalls, {
  getRounds: roundsToEnter,
  getRound: (given, { id }) => roundToEnter(given, id),
  measurePlant,
  submitRound,
  noteGivenUp,
  getRoundsToCheck: given => roundsToCheck(given),
  validateRound,
  redoRound,
  getRegistrationSeries: notationSeries,
})
