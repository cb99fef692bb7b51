import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'identity.login.title': 'Iniciar sesión',
  'identity.login.context': 'Introduzca su correo y su contraseña.',
  'identity.login.mail': 'Correo electrónico',
  'identity.login.mail-missing': 'Escriba su correo electrónico.',
  'identity.login.password': 'Contraseña',
  'identity.login.password-missing': 'Escriba su contraseña.',
  'identity.login.show': 'Mostrar la contraseña',
  'identity.login.hide': 'Ocultar la contraseña',
  'identity.login.remember': 'Recordar mi correo',
  'identity.login.submit': 'Entrar',
  'identity.login.language': 'Idioma',
  'identity.login.claim': 'Del invernadero a la expedición,\nuna sola herramienta.',
  'identity.login.promise':
    'Contratación, contratos, taller, cultivos, energía y calidad de sus sociedades, en un mismo lugar.',
  'identity.invalid-credentials': 'Correo o contraseña incorrectos.',
  'identity.too-many-attempts': 'Demasiados intentos. Inténtelo de nuevo en {{seconds}} segundos.',
  'identity.client-not-allowed': 'Este cliente no está abierto para usted. Elija otro.',
} satisfies Labels
