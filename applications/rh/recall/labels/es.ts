import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.recall.page': 'Una nueva temporada',
  'rh.recall.hello': 'Hola {{firstname}}, ¿vuelve esta temporada?',
  'rh.recall.company': 'Empresa',
  'rh.recall.site': 'Centro',
  'rh.recall.position': 'Puesto',
  'rh.recall.arrival': 'Llegada propuesta',
  'rh.recall.until': 'Llegadas hasta el',
  'rh.recall.yes': 'Sí, voy',
  'rh.recall.yes-otherwise': 'Sí, pero en otra fecha',
  'rh.recall.no': 'No, esta temporada no',
  'rh.recall.other-day': 'Puedo ir el',
  'rh.recall.come-then': 'Voy ese día',
  'rh.recall.said-yes': 'Gracias, queda anotado',
  'rh.recall.said-yes-text':
    '{{company}} prepara su contrato y le escribirá. Puede cambiar de opinión con el mismo enlace.',
  'rh.recall.said-no': 'Queda anotado',
  'rh.recall.said-no-text': '{{company}} le agradece su respuesta. Puede cambiar de opinión con el mismo enlace.',
  'rh.recall.dead': 'Este enlace ya no sirve',
  'rh.recall.dead-text': 'La temporada ha pasado o el enlace está incompleto. Llame a la empresa.',
} satisfies Labels
