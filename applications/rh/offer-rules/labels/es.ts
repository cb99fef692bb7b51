import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.offer-rules.title': 'Parámetros de ofertas',
  'rh.offer-rules.conditions': 'Condiciones comunes',
  'rh.offer-rules.conditions-help': 'Se escriben en cada oferta nueva cuyo modelo no diga nada de ellas.',
  'rh.offer-rules.on-feed': 'Las nuevas ofertas van al canal de los portales de empleo',
  'rh.offer-rules.on-poster': 'Las nuevas ofertas tienen un cartel',
  'rh.offer-rules.context': 'Con qué empieza una oferta y qué reciben las personas rechazadas',
  'rh.offer-rules.beginning': 'Lo que dice toda oferta nueva',
  'rh.offer-rules.questionnaires': 'Cuestionarios',
  'rh.offer-rules.questionnaires-where': 'Los cuestionarios se escriben en la configuración',
  'rh.offer-rules.questionnaires-text':
    'Componente «Cuestionarios» de la selección. Una vez publicados, se rellenan en la página de una candidatura.',
  'rh.offer-rules.configure': 'Abrir la configuración',
  'rh.refusal.title': 'Motivos de rechazo y respuestas',
  'rh.refusal.proposed': 'Propuesto',
  'rh.refusal.is-proposed': 'Proponer este motivo a quien rechaza una candidatura',
  'rh.refusal.letter': 'Respuesta al candidato',
  'rh.refusal.letter-help':
    'Vacío: la respuesta habitual. {{firstname}} y {{company}} se sustituyen al enviar; el motivo nunca se dice al candidato.',
  'rh.refusal.usual': 'Respuesta habitual',
  'rh.refusal.search': 'Buscar un motivo',
  'rh.refusal.new': 'Nuevo motivo',
  'rh.refusal.name-taken': 'Otro motivo lleva este nombre.',
  'rh.refusal.none': 'Ningún motivo',
  'rh.refusal.always-proposed': '«Otro» siempre queda propuesto.',
} satisfies Labels
