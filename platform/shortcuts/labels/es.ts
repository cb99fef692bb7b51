import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'shortcuts.title': 'Accesos directos',
  'shortcuts.none': 'Ningún acceso directo',
  'shortcuts.none-text': 'Su administrador puede proponerlos a su servicio.',
  'shortcuts.favourite': 'Mantener «{{label}}» en primer lugar',
  'shortcuts.type.action': 'Acción',
  'shortcuts.type.link': 'Enlace',
  'shortcuts.done': 'Acción realizada',
  'shortcuts.unknown-type': 'El sistema no admite este tipo de acceso directo.',
  'shortcuts.popup-refused': 'Su navegador ha bloqueado la ventana de esta acción: autorícela para este sitio.',
  'shortcuts.url-refused': 'Indique una dirección en https:// o una página de Sillon que empiece por /.',
} satisfies Labels
