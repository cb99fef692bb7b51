import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'identity.login.title': 'Iniciar sesión',
  'identity.login.context': 'Introduzca su correo y su contraseña.',
  'identity.login.mail-missing': 'Escriba su correo electrónico.',
  'identity.login.password-missing': 'Escriba su contraseña.',
  'identity.login.show': 'Mostrar la contraseña',
  'identity.login.hide': 'Ocultar la contraseña',
  'identity.login.remember': 'Recordar mi correo',
  'identity.login.submit': 'Entrar',
  'identity.login.claim': 'Del invernadero a la expedición,\nuna sola herramienta.',
  'identity.login.promise':
    'Contratación, contratos, taller, cultivos, energía y calidad de sus sociedades, en un mismo lugar.',
  'identity.login.forgotten': '¿Olvidó su contraseña?',
  'identity.login.wait': 'Reintentar en {{seconds}} s',
  'identity.login.inactive': 'Desconexión por inactividad',
  'identity.login.maintenance': 'Seguir el mantenimiento',
  'identity.company.or': 'o',
  'identity.company.button': 'Iniciar sesión con {{company}}',
  'identity.company.entering': 'Iniciando sesión…',
  'identity.company.refused':
    'La conexión a través de su empresa ha fallado. Póngase en contacto con su administrador.',
} satisfies Labels
