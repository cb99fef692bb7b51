import type { Application } from '#kernel/shared/application.ts'
import { atelierElements } from './atelier.elements.ts'

export const atelier: Application = {
  id: 1,
  code: 'atelier',
  name: atelierElements.name,
  colour: '#B85C19',
  root: atelierElements,
}
