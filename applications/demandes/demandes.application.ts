import type { Application } from '#kernel/shared/application.ts'
import { demandesElements } from './demandes.elements.ts'

export const demandes: Application = {
  id: 4,
  code: 'demandes',
  name: demandesElements.name,
  colour: '#7A57B0',
  root: demandesElements,
}
