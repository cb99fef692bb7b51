import type { Examples } from '#kernel/testing/examples.ts'
import type { workshopsCalls } from './workshops.calls.ts'

export const workshopsExamples: Examples<typeof workshopsCalls> = {
  postWorkshop: here => ({ companyId: here.id('platform.company'), code: 'ZZ9', name: 'Station de Mazé' }),
  putWorkshop: here => ({ id: here.id('atelier.workshop'), name: 'Station du Layon' }),
}
