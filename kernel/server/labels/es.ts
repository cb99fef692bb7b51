import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'kernel.error.already-there': 'Alguien acaba de guardar lo mismo: vuelva a leer antes de repetir.',
  'kernel.error.file-name': '«{{name}}» contiene algo distinto de lo que dice su nombre.',
  'kernel.error.file-too-large': 'El archivo supera {{megabytes}} MB.',
  'kernel.error.file-type': '«{{name}}» no es un archivo de un tipo aceptado.',
  'kernel.error.forbidden': 'No tiene derecho a hacer esto. Pídalo a su administrador.',
  'kernel.error.invalid-input': 'Hay datos que corregir.',
  'kernel.error.key-reused': 'Este envío ya sirvió para otra cosa.',
  'kernel.error.list-too-long':
    'Esta lista tiene más de {{mostRows, number}} líneas. Redúzcala con sus filtros y expórtela después.',
  'kernel.error.malformed': 'La solicitud es ilegible.',
  'kernel.error.media-type': 'Este formato de envío no se admite.',
  'kernel.error.no-room':
    'Ya no queda espacio para guardar este archivo. Inténtelo más tarde y avise a su administrador.',
  'kernel.error.not-found': 'Este elemento no existe o ya no existe.',
  'kernel.error.picture-unreadable': 'No se ha podido leer esta imagen. Guárdela en JPEG o elija otra.',
  'kernel.error.support': 'Un acceso de soporte no permite este acto: corresponde a una persona del cliente.',
  'kernel.error.too-large': 'El envío es demasiado grande.',
  'kernel.error.too-long-to-print':
    'Este documento es demasiado largo para imprimirlo: elija un período más corto o menos líneas.',
  'kernel.error.too-many-exports':
    'Ya hay varias exportaciones de este cliente en espera. Inténtelo de nuevo en un momento.',
  'kernel.error.too-many-pixels': 'La imagen supera los {{megapixels}} millones de píxeles. Elija una más pequeña.',
  'kernel.error.too-slow':
    'El envío ha tardado demasiado. Inténtelo de nuevo con una conexión mejor o archivos más ligeros.',
  'kernel.error.unexpected':
    'Se produjo un error inesperado. Inténtelo de nuevo; si persiste, comunique la referencia a su administrador.',
  'kernel.error.unknown-field': 'Este dato no se espera aquí.',
  'kernel.error.version-conflict': 'Alguien modificó esta ficha mientras tanto. Vuelva a leerla antes de guardar.',
  'kernel.field.required': 'Obligatorio.',
  'kernel.field.too-big': '{{maximum}} como máximo.',
  'kernel.field.too-long': '{{maximum}} caracteres como máximo.',
  'kernel.field.too-small': '{{minimum}} como mínimo.',
  'kernel.field.wrong-format': 'Este formato no se reconoce.',
  'kernel.field.wrong-type': 'Este dato no tiene la forma esperada.',
  'kernel.field.wrong-value': 'Este valor no se admite.',
} satisfies Labels
