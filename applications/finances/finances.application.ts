import type { Application } from '#kernel/shared/application.ts'
import { financesElements } from './finances.elements.ts'

export const finances: Application = {
  id: 6,
  code: 'finances',
  name: financesElements.name,
  colour: '#0B7F86',
  root: financesElements,
}
