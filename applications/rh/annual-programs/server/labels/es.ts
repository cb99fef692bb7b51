import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.annual.closed': 'Este programa está cerrado: ya no cambia.',
  'rh.annual.hours-wait_one': 'Las horas de una persona esperan su validación: valídelas antes de cerrar.',
  'rh.annual.hours-wait_other': 'Las horas de {{count}} personas esperan su validación: valídelas antes de cerrar.',
  'rh.annual.news-moved': 'Han cambiado semanas del programa «{{group}}»',
  'rh.annual.news-published': 'Se ha publicado el programa del año «{{group}}»',
  'rh.annual.not-now': 'Acción imposible en el estado de este programa.',
  'rh.annual.overlap': 'El programa «{{group}}» ya cubre a estas personas en estas fechas.',
  'rh.annual.person-unknown': 'Una persona no tiene saldo en este programa.',
  'rh.annual.publish-late': 'Un programa se publica un mes antes de empezar: indique por qué se publica más tarde.',
  'rh.annual.reason-wanted': 'Indique por qué cambian estas semanas.',
  'rh.annual.sum-off': 'La suma de las semanas se aparta más de una hora de las horas por alcanzar.',
  'rh.annual.too-near': 'Una semana publicada cambia al menos con siete días de antelación.',
  'rh.annual.under-way': 'Este programa no ha terminado.',
  'rh.annual.unit-unknown': 'Esta unidad no es de esta empresa.',
  'rh.annual.week-too-long': '{{hours}} h como máximo esta semana.',
  'rh.annual.week-unknown': 'Esta semana no está en el periodo, o está dos veces.',
} satisfies Labels
