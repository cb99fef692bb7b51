import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'careers.welcome': 'Únase a {{company}}',
  'careers.nobody': 'Sitio de empleo',
  'careers.soon': 'El formulario de candidatura se abrirá pronto aquí.',
  'careers.meanwhile':
    'Mientras tanto, diríjase directamente a la empresa: esta página aún no puede recibir candidaturas.',
  'careers.which': 'La dirección de esta página no indica de qué empresa se trata. Compruebe el enlace que recibió.',
  'careers.language': 'Idioma',
} satisfies Labels
