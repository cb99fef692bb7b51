import type { Labels } from '#kernel/shared/labels.ts'

export default {
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
