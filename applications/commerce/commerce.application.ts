import type { Application } from '#kernel/shared/application.ts'
import { commerceElements } from './commerce.elements.ts'

export const commerce: Application = {
  id: 2,
  code: 'commerce',
  name: commerceElements.name,
  colour: '#2467B3',
  root: commerceElements,
}
