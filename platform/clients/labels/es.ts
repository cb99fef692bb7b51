import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'clients.choice.title': 'Elija un cliente',
  'clients.choice.context': 'Podrá cambiarlo en cualquier momento desde el menú.',
  'clients.choice.none': 'Ningún cliente activo está vinculado a su cuenta.',
  'clients.choice.none-text': 'El administrador de su empresa puede vincularle.',
  'clients.choice.current': 'Cliente actual',
  'clients.choice.read-only': 'Solo lectura',
  'clients.picker.title': 'Cambiar de cliente',
} satisfies Labels
