import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.hiring.already': 'Esta persona ya es empleada por esta candidatura.',
  'rh.hiring.closed': 'Este expediente está cerrado.',
  'rh.hiring.incomplete': 'Todos los documentos solicitados deben ser aceptados.',
  'rh.hiring.mail-link':
    'Hola {{firstname}}:\n\nPara preparar su contrato en {{company}}, envíenos sus documentos antes del {{until}} con este enlace personal:\n\n{{link}}\n\nAl abrirlo por primera vez en un dispositivo, se le enviará un código de un solo uso a esta misma dirección.',
  'rh.hiring.mail-link-subject': 'Complete su expediente en {{company}}',
  'rh.hiring.mail-rejected':
    'Hola {{firstname}}:\n\nNo podemos conservar el documento «{{piece}}»: {{reason}}\n\nReenvíelo con este enlace personal:\n\n{{link}}\n\nAl abrirlo por primera vez en un dispositivo, se le enviará un código de un solo uso a esta misma dirección.',
  'rh.hiring.mail-rejected-subject': 'Un documento de su expediente debe reenviarse',
  'rh.hiring.news': 'Expedientes de contratación',
  'rh.hiring.news-piece': '{{name}} ha enviado un documento',
  'rh.hiring.no-birthdate': 'Indique la fecha de nacimiento en su expediente.',
  'rh.hiring.piece-missing': 'Este documento no ha llegado o ya fue revisado.',
  'rh.table.hiring_file': 'Expediente de contratación de una candidatura',
  'rh.table.hiring_piece': 'Documento del expediente de contratación',
  'rh.hiring.mail-reminder':
    'Hola {{firstname}}:\n\nA su expediente en {{company}} todavía le falta:\n{{pieces}}\n\nEnvíelo antes del {{until}} con este enlace personal:\n\n{{link}}\n\nAl abrirlo por primera vez en un dispositivo, se le enviará un código de un solo uso a esta misma dirección.',
  'rh.hiring.mail-reminder-subject': 'Faltan documentos en su expediente en {{company}}',
  'rh.hiring.mail-code':
    'Buenos días:\n\nSu código para abrir su expediente de contratación: {{code}}\n\nVale {{minutes}} minutos. No se lo dé a nadie.',
  'rh.hiring.mail-code-subject': '{{code}}: el código de su expediente',
  'rh.hiring.wrong-code':
    'Este código no es correcto o ya no vale. Pida otro; después de cinco intentos, espere diez minutos.',
  'rh.hiring.guardian-is-the-minor':
    'El representante legal debe tener un correo y un teléfono que no sean los de la persona: firma por ella.',
} satisfies Labels
