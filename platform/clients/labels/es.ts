import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'clients.choice.title': 'Elija un cliente',
  'clients.choice.context': 'Podrá cambiarlo en cualquier momento desde el menú.',
  'clients.choice.none': 'Ningún cliente activo está vinculado a su cuenta.',
  'clients.choice.none-text': 'El administrador de su empresa puede vincularle.',
  'clients.choice.current': 'Cliente actual',
  'clients.choice.read-only': 'Solo lectura',
  'clients.choice.search': 'Buscar un cliente',
  'clients.choice.not-found': 'Ningún cliente lleva «{{words}}» en su nombre.',
  'clients.picker.title': 'Cambiar de cliente',
  'clients.support.closed':
    'Estos son todos los clientes activos. Entrar en uno del que no es miembro pasará por el acceso de soporte (motivo, duración limitada, registro): aún no está abierto.',
} satisfies Labels
