import type { Application } from '#kernel/shared/application.ts'
import { energieElements } from './energie.elements.ts'

export const energie: Application = {
  id: 5,
  code: 'energie',
  name: energieElements.name,
  colour: '#9D6C00',
  root: energieElements,
}
