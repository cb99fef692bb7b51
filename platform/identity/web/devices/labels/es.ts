import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'identity.shared-device.new': 'Nuevo puesto',
  'identity.shared-device.what':
    'Una tableta o una pantalla compartida entra con su clave, sin contraseña. Dé a su cuenta sus derechos en Usuarios; las personas escriben en ella su código.',
  'identity.shared-device.none': 'Ningún puesto compartido',
  'identity.shared-device.none-text': 'Cree uno por tableta y luego inscriba cada tableta desde ella misma.',
  'identity.shared-device.since': 'inscrito: {{when}}',
  'identity.shared-device.unheld': 'ningún aparato inscrito',
  'identity.shared-device.entered': 'última entrada: {{when}}',
  'identity.shared-device.here': 'este aparato',
  'identity.shared-device.enrol': 'Inscribir este aparato',
  'identity.shared-device.enrol-title': '¿Inscribir este aparato como {{name}}?',
  'identity.shared-device.enrol-text':
    'La clave se queda en este aparato. El que la tenía antes se desconecta y ya no entra.',
  'identity.shared-device.enrolled': 'Este aparato es {{name}}: cierre la sesión y entrará con un toque.',
  'identity.shared-device.revoke': 'Revocar',
  'identity.shared-device.revoke-title': '¿Revocar {{name}}?',
  'identity.shared-device.revoke-text': 'Su sesión se cierra al instante y el aparato ya no entra.',
  'identity.shared-device.name-help': 'Como se le llama en el taller: Puesto línea 7.',
} satisfies Labels
