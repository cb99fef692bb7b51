import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.insurance.add': 'Añadir un organismo',
  'rh.insurance.delete-text': 'Sale de las opciones; lo que ya lo nombra sigue nombrándolo.',
  'rh.insurance.none': 'Ningún organismo',
  'rh.insurance.none-text': 'Las mutuas de los empleados nombran su organismo: añada el suyo.',
  'rh.insurance.not-the-caller': 'Esta acción se hace solo en su nombre.',
  'rh.insurance.title': 'Organismos de mutua',
} satisfies Labels
