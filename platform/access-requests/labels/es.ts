import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'access-requests.already': 'Su solicitud ya ha salido: espere un día antes de enviar otra.',
  'access-requests.ask': 'Pedir acceso',
  'access-requests.asked': 'Su solicitud ha sido enviada.',
  'access-requests.need': 'Lo que necesita',
  'access-requests.need-help': 'Por ejemplo: leer los horarios del invernadero Norte.',
  'access-requests.nobody': 'Este cliente todavía no tiene administrador: diríjase a la persona que le invitó.',
  'access-requests.nothing': 'Todavía no tiene abierta ninguna aplicación',
  'access-requests.notification': 'Solicitudes de acceso',
  'access-requests.profile': 'Ver mi perfil y elegir mi idioma',
  'access-requests.send': 'Enviar la solicitud',
  'access-requests.sent': 'Solicitud enviada {{when}}. Le avisaremos en cuanto cambien sus derechos.',
  'access-requests.told': '{{person}} pide acceso',
  'access-requests.told-text': 'Dele los derechos que necesita.',
  'access-requests.who':
    'Los derechos de {{client}} los da {{names}}. Sus aplicaciones aparecerán aquí en cuanto se le abran.',
} satisfies Labels
