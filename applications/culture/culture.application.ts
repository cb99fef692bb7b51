import type { Application } from '#kernel/shared/application.ts'
import { cultureElements } from './culture.elements.ts'

export const culture: Application = {
  id: 3,
  code: 'culture',
  name: cultureElements.name,
  colour: '#2C8642',
  root: cultureElements,
}
