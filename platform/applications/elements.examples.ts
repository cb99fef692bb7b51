import type { Examples } from '#kernel/testing/examples.ts'
import type { elementsCalls } from './elements.calls.ts'

const staff = 'rh/gestion_du_personnel/salaries'

export const elementsExamples: Examples<typeof elementsCalls> = {
  getElementById: here => ({ id: here.element(staff) }),
  getElementByPath: () => ({ path: staff }),
}
