import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'identity.reauth-required': 'Confirme que es usted: escriba su contraseña.',
  'identity.mfa-required': 'Active la verificación en dos pasos de su cuenta para continuar.',
  'identity.mfa.wrong-code': 'Este código no es correcto o ya se ha utilizado. Espere al siguiente.',
  'identity.mfa.not-started': 'Vuelva a empezar: no se espera ningún código.',
  'identity.mfa.not-enrolled': 'La verificación en dos pasos no está activada en esta cuenta.',
  'identity.mfa.mandatory': 'Su función exige la verificación en dos pasos: no se puede desactivar.',
  'identity.wrong-password': 'Esta no es su contraseña actual.',
  'identity.temporary-password-expired': 'Su contraseña provisional ha caducado. Pida una nueva.',
  'identity.link-used': 'Este enlace ya no es válido. Pida uno nuevo.',
  'identity.office-account': 'Esta persona se conecta a través de su empresa: no tiene contraseña aquí.',
  'identity.invite.super-role': 'Esta dirección es la de una cuenta de la plataforma: no pertenece a ningún cliente.',
  'identity.setup.wrong-code': 'Este código no es el que el servidor escribió al arrancar.',
  'identity.setup.mail-taken': 'Alguien ya tiene una cuenta con esta dirección: indique otra.',
  'identity.password.too-short': '{{minimum}} caracteres como mínimo; una frase sirve.',
  'identity.password.too-long': '256 bytes como máximo: acorte su frase.',
  'identity.password.too-common': 'Esta contraseña es demasiado común. Elija una frase propia.',
  'identity.password.too-close':
    'Esta contraseña se parece demasiado a su nombre, a su cliente o a Sillon. Añada palabras propias.',
  'identity.password.breached': 'Esta contraseña figura en una lista robada. Elija otra.',
  'identity.password.unchanged': 'Elija una contraseña distinta de la actual.',
  'identity.sso.refused': 'La conexión a través de su empresa ha fallado. Póngase en contacto con su administrador.',
  'identity.provider.key-form': 'Minúsculas, cifras y guiones: val-de-loire.',
  'identity.provider.domain-form': 'Indique un dominio de correo: ejemplo.es.',
  'identity.provider.one-tenant':
    'Indique la dirección de una sola organización de Microsoft: https://login.microsoftonline.com/(identificador)/v2.0.',
  'identity.provider.creates-in-client': 'Elija el cliente al que pertenecerán las cuentas nuevas.',
  'identity.provider.unknown-client': 'Este cliente no existe.',
  'identity.provider.domain-taken': 'Uno de estos dominios ya pertenece a otro proveedor.',
  'identity.provider.no-answer':
    'Ningún proveedor de identidad responde en esta dirección. Compruébela, y que firme con RS256 o ES256.',
  'identity.mail.frame': 'Hola {{firstname}}:\n\n{{text}}\n\nSillon',
  'identity.mail.passwordReset.subject': 'Su nueva contraseña de Sillon',
  'identity.mail.passwordReset.text':
    'Se ha pedido una contraseña nueva para su cuenta.\n\nAbra esta página:\n{{link}}\n\ny escriba este código: {{code}}\n\nEl enlace y el código valen 10 minutos. Si no ha pedido nada, no haga nada: su contraseña sigue siendo la misma.',
  'identity.mail.passwordResetOffice.subject': 'Su acceso a Sillon',
  'identity.mail.passwordResetOffice.text':
    'Se ha pedido una contraseña nueva para su cuenta, pero usted se conecta a Sillon a través de su empresa: aquí no hay contraseña que cambiar.\n\nAbra esta página y elija el acceso de su empresa:\n{{link}}\n\nSi no ha pedido nada, no haga nada.',
  'identity.mail.passwordChanged.subject': 'Su contraseña de Sillon ha cambiado',
  'identity.mail.passwordChanged.text':
    'La contraseña de su cuenta acaba de cambiar y sus otras sesiones se han cerrado.\n\nSi no ha sido usted, pida enseguida una contraseña nueva desde la página de acceso y avise a su administrador:\n{{link}}',
  'identity.mail.activation.subject': 'Su cuenta de Sillon le espera',
  'identity.mail.activation.text':
    'Se le ha abierto una cuenta en Sillon. Elija su contraseña en esta página:\n{{link}}\n\nEl enlace vale 72 horas y sirve una sola vez. Pasado ese plazo, pida otro a su administrador.',
  'identity.mail.temporaryPassword.subject': 'Una contraseña provisional para Sillon',
  'identity.mail.temporaryPassword.text':
    'Un administrador le ha dado una contraseña provisional y sus sesiones se han cerrado. Se la comunicará él mismo: no está en este mensaje.\n\nConéctese con ella en las próximas 72 horas y elija después la suya:\n{{link}}\n\nSi no esperaba nada, avise a su administrador.',
  'identity.mail.refreshReuse.subject': 'Su sesión de Sillon se ha cerrado por seguridad',
  'identity.mail.refreshReuse.text':
    'Se ha presentado por segunda vez una prueba de conexión que ya estaba sustituida: puede que alguien la haya copiado. Por eso su sesión se ha cerrado.\n\nConéctese de nuevo y, si duda de su dispositivo, cambie su contraseña:\n{{link}}',
  'identity.mail.mfaReset.subject': 'Su doble autenticación de Sillon se ha restablecido',
  'identity.mail.mfaReset.text':
    'Un administrador ha restablecido la doble autenticación de su cuenta. Podrá activarla de nuevo en su teléfono después de conectarse:\n{{link}}\n\nSi no lo ha pedido, avise a su administrador.',
  'identity.mail.accountLinked.subject': 'Su cuenta de Sillon tiene un cliente nuevo',
  'identity.mail.accountLinked.text':
    'Se ha vinculado un cliente más a su cuenta. Lo encontrará en la elección de cliente, después de conectarse:\n{{link}}\n\nSi no conoce a este cliente, avise a su administrador.',
  'identity.mail.officeInvited.subject': 'Su empresa le abre Sillon',
  'identity.mail.officeInvited.text':
    'Se le ha abierto una cuenta en Sillon. Inicie sesión con la cuenta de su empresa, sin otra contraseña:\n{{link}}',
  'identity.mail.superRolesChanged.subject': 'Los derechos de un superadministrador han cambiado',
  'identity.mail.superRolesChanged.text':
    'Se acaba de dar o retirar a {{about}} la función de superadministrador o de superdesarrollador. Compruébelo en la lista de usuarios:\n{{link}}\n\nSi este cambio le sorprende, hable con sus colegas sin demora.',
  'identity.mail.mailChange.subject': 'Confirme su dirección para Sillon',
  'identity.mail.mailChange.text':
    'Esta dirección se ha dado como nueva dirección de una cuenta de Sillon. Confírmela en esta página:\n{{link}}\n\nEl enlace vale 24 horas. Mientras no confirme, la dirección anterior sigue siendo la buena. Si no ha sido usted, no haga nada.',
  'identity.mail.mailChangeAsked.subject': 'Se ha pedido otra dirección para Sillon',
  'identity.mail.mailChangeAsked.text':
    'Se ha pedido otra dirección para su cuenta. Sustituirá a esta cuando se confirme:\n{{link}}\n\nSi no ha sido usted, cambie su contraseña sin demora: la petición dejará de valer.',
} satisfies Labels
