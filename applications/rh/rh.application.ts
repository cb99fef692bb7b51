import type { Application } from '#kernel/shared/application.ts'
import { rhElements } from './rh.elements.ts'

export const rh: Application = {
  id: 8,
  code: 'rh',
  name: rhElements.name,
  colour: '#3F57B8',
  root: rhElements,
}
