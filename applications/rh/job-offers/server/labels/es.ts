import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.offer.ends-before-start': 'El final es anterior al inicio.',
  'rh.offer.hours-said': '{{hours}} h por semana',
  'rh.offer.incomplete.criteria': 'Complete la etapa 1: criterios.',
  'rh.offer.incomplete.description': 'Complete la etapa 2: descripción.',
  'rh.offer.incomplete.diffusion': 'Complete la etapa 3: difusión.',
  'rh.offer.news': 'Ofertas de empleo',
  'rh.offer.news-closing': 'La oferta {{title}} termina el {{date}}',
  'rh.offer.pay-upside-down': 'El máximo no es inferior al mínimo.',
  'rh.offer.position-elsewhere': 'Este puesto no es de esta empresa.',
  'rh.offer.poster.hires': '{{company}} contrata',
  'rh.offer.poster.scan': 'Escanee para postularse',
  'rh.offer.questionnaire-unknown': 'Este cuestionario ya no se pide.',
  'rh.offer.reason-short': 'Explique en diez caracteres como mínimo.',
  'rh.offer.site-elsewhere': 'Este lugar no es de esta empresa.',
  'rh.offer.source-form': 'De 2 a 30 letras sin acento, cifras o guiones.',
  'rh.offer.wrong-state': 'El estado de esta oferta no lo permite: recargue la página.',
} satisfies Labels
