import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'kernel.line.adapter': 'Adaptador {{maker}}',
  'kernel.line.alike':
    'Los adaptadores del mismo modelo solo se distinguen por su orden: compruebe la elección después de desenchufar uno.',
  'kernel.line.another': 'Autorizar otra línea',
  'kernel.line.free': 'Libre',
  'kernel.line.kept-here': 'La elección se guarda en este aparato.',
  'kernel.line.none': 'Ninguna línea autorizada aquí',
  'kernel.line.none-text': 'Enchufe el cable y autorice su línea: el navegador muestra las que ve.',
  'kernel.line.not-given':
    'No se ha autorizado ninguna línea. Compruebe que el cable está enchufado y vuelva a intentarlo.',
  'kernel.line.own': 'Línea del aparato',
  'kernel.line.serves.printer': 'Sirve a la impresora de etiquetas',
  'kernel.line.serves.scale': 'Sirve a la báscula',
  'kernel.line.there': 'Líneas de este aparato',
  'kernel.line.unreadable': 'Este navegador no abre líneas serie',
  'kernel.line.unreadable-text':
    'Abra Sillon en Chrome o Edge en un ordenador, en una dirección que empiece por https.',
  'kernel.line.which.printer': '¿En qué línea está la impresora?',
  'kernel.line.which.scale': '¿En qué línea está la báscula?',
  'kernel.scan.busy': 'La cámara está ocupada',
  'kernel.scan.busy-text': 'Otro programa la usa, o no responde. Cierre el otro programa y vuelva a intentarlo.',
  'kernel.scan.hold': 'Mantenga la etiqueta dentro del marco: el código se lee solo.',
  'kernel.scan.insecure': 'La cámara no se abre en esta dirección',
  'kernel.scan.insecure-text':
    'El navegador solo la muestra en una dirección que empieza por https. Escriba el código o abra Sillon en su dirección segura.',
  'kernel.scan.missing': 'No hay cámara aquí',
  'kernel.scan.missing-text':
    'Este dispositivo no tiene ninguna, o el navegador no ve ninguna. Escriba el código o escanéelo con un lector.',
  'kernel.scan.picture': 'Imagen de la cámara',
  'kernel.scan.refused': 'La cámara está denegada a Sillon',
  'kernel.scan.refused-text':
    'Abra los permisos del sitio, a la izquierda de la dirección, permita la cámara y vuelva a intentarlo.',
  'kernel.scan.unreadable': 'La lectura de códigos no ha empezado',
  'kernel.scan.unreadable-text':
    'Compruebe la red y vuelva a intentarlo. Mientras tanto, escriba el código o escanéelo con un lector.',
} satisfies Labels
