import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'kernel.error.not-found': 'Este elemento no existe o ya no existe.',
  'kernel.error.forbidden': 'No tiene derecho a hacer esto. Pídalo a su administrador.',
  'kernel.error.support': 'Un acceso de soporte no permite este acto: corresponde a una persona del cliente.',
  'kernel.error.version-conflict': 'Alguien modificó esta ficha mientras tanto. Vuelva a leerla antes de guardar.',
  'kernel.error.invalid-input': 'Hay datos que corregir.',
  'kernel.error.malformed': 'La solicitud es ilegible.',
  'kernel.error.unknown-field': 'Este dato no se espera aquí.',
  'kernel.error.too-large': 'El envío es demasiado grande.',
  'kernel.error.media-type': 'Este formato de envío no se admite.',
  'kernel.error.file-too-large': 'El archivo supera {{megabytes}} MB.',
  'kernel.error.file-type': 'Este tipo de archivo no se acepta.',
  'kernel.error.too-many-pixels': 'La imagen supera los {{megapixels}} millones de píxeles. Elija una más pequeña.',
  'kernel.error.picture-unreadable': 'No se puede leer esta imagen. Elija una foto JPEG, PNG o WebP.',
  'kernel.error.unexpected':
    'Se produjo un error inesperado. Inténtelo de nuevo; si persiste, comunique la referencia a su administrador.',
  'kernel.field.required': 'Obligatorio.',
  'kernel.field.too-long': '{{maximum}} caracteres como máximo.',
  'kernel.field.too-small': '{{minimum}} como mínimo.',
  'kernel.field.too-big': '{{maximum}} como máximo.',
  'kernel.field.wrong-type': 'Este dato no tiene la forma esperada.',
  'kernel.field.wrong-format': 'Este formato no se reconoce.',
  'kernel.field.wrong-value': 'Este valor no se admite.',
} satisfies Labels
