import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { clientSettingsCalls } from './client-settings.calls.ts'

const planning = (here: Here) => here.element('rh/tempsTravail/planningEntreprise')

export const clientSettingsExamples: Examples<typeof clientSettingsCalls> = {
  getColours: here => ({ elementId: planning(here) }),
  setColour: here => ({ elementId: planning(here), userId: here.id('platform.user'), color: null }),
}
