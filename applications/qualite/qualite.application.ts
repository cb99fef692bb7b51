import type { Application } from '#kernel/shared/application.ts'
import { qualiteElements } from './qualite.elements.ts'

export const qualite: Application = {
  id: 7,
  code: 'qualite',
  name: qualiteElements.name,
  colour: '#BE3A4C',
  root: qualiteElements,
}
