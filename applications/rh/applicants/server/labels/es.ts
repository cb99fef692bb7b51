import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.apply.age': 'Debe tener entre 14 y 90 años: compruebe el año.',
  'rh.apply.configuring': 'El formulario no está disponible por el momento. Póngase en contacto con la empresa.',
  'rh.apply.data-request.copy':
    'Hola:\n\n{{person}} ({{mail}}) ha pedido, por el enlace de seguimiento de su candidatura, una copia de los datos que usted guarda (RGPD, artículo 15). Responda antes del {{until}}.\n\nLa ficha del candidato, en Selección, Candidatos, reúne estos datos.',
  'rh.apply.data-request.copy-subject': '{{person}} pide una copia de sus datos',
  'rh.apply.data-request.erasure':
    'Hola:\n\n{{person}} ({{mail}}) ha pedido, por el enlace de seguimiento de su candidatura, que se borren sus datos (RGPD, artículo 17). Responda antes del {{until}}.\n\nElimine al candidato en Selección, Candidatos: su ficha se vacía y sus documentos se destruyen.',
  'rh.apply.data-request.erasure-subject': '{{person}} pide que se borren sus datos',
  'rh.apply.end-before-start': 'El final es anterior al inicio.',
  'rh.apply.glove': 'Talla de guantes: de 6 a 12.',
  'rh.apply.offer-closed': 'Esta oferta ya no está disponible.',
  'rh.apply.past': 'Esta fecha ya ha pasado.',
  'rh.apply.post-code': 'Código postal: cinco cifras, como 44000.',
  'rh.apply.questionnaire-changed':
    'Las preguntas de esta oferta han cambiado: recargue la página y responda de nuevo.',
  'rh.apply.shoe': 'Número de calzado: de 34 a 50.',
  'rh.apply.too-far': 'Elija una fecha en los próximos {{months}} meses.',
  'rh.apply.too-fast': 'El formulario se ha enviado demasiado rápido: reléalo y envíelo de nuevo.',
  'rh.apply.too-many': 'Demasiadas solicitudes, inténtelo más tarde.',
} satisfies Labels
