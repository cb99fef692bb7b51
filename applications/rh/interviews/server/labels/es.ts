import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.field.interviewer': 'Evaluador',
  'rh.field.otherInterviewers': 'Otros participantes',
  'rh.field.savedAt': 'Guardado',
  'rh.interview.already-confirmed': 'Su presencia ya está confirmada.',
  'rh.interview.day-full': 'Ya no quedan horas libres ese día.',
  'rh.interview.end-before-start': 'El fin es anterior al inicio.',
  'rh.interview.feed-made-at': 'Dirección creada el',
  'rh.interview.feed-name': 'Entrevistas',
  'rh.interview.mail-cancelled':
    'Hola {{firstname}}:\n\nSu entrevista del {{date}} con {{company}} se cancela. Volveremos a contactarle.',
  'rh.interview.mail-cancelled-subject': 'Su entrevista del {{date}} se cancela',
  'rh.interview.mail-confirm': 'Confirme su presencia o indique que no puede venir:\n{{link}}',
  'rh.interview.mail-moved':
    'Hola {{firstname}}:\n\nSu entrevista con {{company}} será el {{date}}.\nLugar: {{place}}\n\n{{confirm}}',
  'rh.interview.mail-moved-subject': 'Su entrevista se mueve al {{date}}',
  'rh.interview.mail-planned':
    'Hola {{firstname}}:\n\n{{company}} le espera para una entrevista el {{date}}.\nLugar: {{place}}\nSu interlocutor: {{recruiter}}\n{{message}}\n{{confirm}}',
  'rh.interview.mail-planned-subject': 'Su entrevista del {{date}}',
  'rh.interview.mail-reminder': 'Hola {{firstname}}:\n\nLe esperamos el {{date}}.\nLugar: {{place}}\n\n{{confirm}}',
  'rh.interview.mail-reminder-subject': 'Recordatorio: entrevista el {{date}}',
  'rh.interview.mail-summary': 'Entrevista, {{company}}',
  'rh.interview.news': 'Entrevistas',
  'rh.interview.news-confirmed': '{{name}} ha confirmado la entrevista',
  'rh.interview.news-declined': '{{name}} no puede venir',
  'rh.interview.news-incoming': 'Entrevista con {{name}} en un cuarto de hora',
  'rh.interview.news-recruiter': 'Entrevista con {{name}}: otro reclutador',
  'rh.interview.one-is-open': 'Ya hay una entrevista planificada para esta candidatura.',
  'rh.interview.over': 'Esta entrevista está terminada o cancelada.',
  'rh.interview.overlap': 'Este reclutador ya tiene una entrevista a esa hora.',
  'rh.interview.past': 'La fecha ha pasado.',
  'rh.interview.recruiter-unknown': 'Esta persona no es miembro de la empresa.',
  'rh.table.interview': 'Entrevista de selección',
  'rh.table.interview_scorecard': 'Evaluación de una entrevista',
} satisfies Labels
