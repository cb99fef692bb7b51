import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.form.of-every-company':
    'El formulario sirve a todas las sociedades: confíe este cambio a un colega que pueda escribirlo en todas ellas.',
  'rh.form.contract.fixed_term': 'Temporal o de temporada',
  'rh.form.contract.permanent': 'Contrato indefinido',
  'rh.form.contract.student_job': 'Trabajo de estudiante',
  'rh.form.page.follow-up': 'Seguimiento de la candidatura',
  'rh.form.page.form': 'Formulario por rellenar',
  'rh.form.page.offer': 'Oferta del sitio',
  'rh.form.page.sent': 'Candidatura enviada',
  'rh.form.page.welcome': 'Inicio',
  'rh.form.problem.after_hiring': 'La ley solo permite pedirlo a quien ya ha sido seleccionado ({{law}}).',
  'rh.form.problem.indispensable': 'Sin este campo no se puede responder a nadie: déjelo obligatorio.',
  'rh.form.problem.twice': 'Este campo aparece dos veces.',
  'rh.form.source.agency': 'Agencia de empleo',
  'rh.form.source.google': 'Google',
  'rh.form.source.other': 'Otro',
  'rh.form.transport.bike': 'Bicicleta',
  'rh.form.transport.bus': 'Autobús',
  'rh.form.transport.car': 'Coche',
  'rh.form.transport.carpool': 'Coche compartido',
  'rh.form.usual-notice':
    '{{company}} utiliza lo que escribe aquí para estudiar su candidatura, y para nada más. Solo lo leen las personas encargadas de la selección. Si no hay contratación, sus datos se borran tres meses después de la respuesta, o en la fecha que usted acepte para otras ofertas. Puede leer, corregir o hacer borrar sus datos, y acudir a la CNIL (www.cnil.fr).',
} satisfies Labels
