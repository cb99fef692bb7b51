import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'qualite.controls.cancelled-already': 'هذا السجل ملغى من قبل.',
  'qualite.controls.correction-required': 'اذكر ما تم للتصحيح.',
  'qualite.controls.done': 'أُجري هذا الفحص من قبل.',
  'qualite.controls.fate-required': 'اذكر مصير البضاعة.',
  'qualite.controls.missed': 'انقضى يوم هذا الفحص ويبقى فائتا.',
  'qualite.controls.to-come': 'الوقت مبكر لهذا الفحص.',
  'qualite.controls.too-fine': 'منازل عشرية أكثر مما يسمح به هذا القياس.',
  'qualite.controls.validated': 'هذا السجل معتمد ولا يتغير.',
  'qualite.controls.value-of-each': 'سجّل قيمة لكل قياس.',
} satisfies Labels
