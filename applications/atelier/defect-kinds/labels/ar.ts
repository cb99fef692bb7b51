import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.defects': 'العيوب',
  'atelier.defects.between': 'من ⁨{{from}}⁩ إلى ⁨{{to}}⁩',
  'atelier.defects.end-named': 'إيقاف ⁨{{name}}⁩',
  'atelier.defects.ended': 'منتهٍ',
  'atelier.defects.fate': 'المآل',
  'atelier.defects.fate.downgraded': 'منخفض الدرجة',
  'atelier.defects.fate.waste': 'النفايات',
  'atelier.defects.go-on-named': 'استئناف ⁨{{name}}⁩',
  'atelier.defects.kind': 'العيب',
  'atelier.defects.lost.downgraded': '⁨{{kg}}⁩ منخفضة الدرجة',
  'atelier.defects.lost.waste': '⁨{{kg}}⁩ من النفايات',
  'atelier.defects.none': 'لا عيوب: ما تسميه هنا يُقترح عند إنهاء الأوامر.',
  'atelier.defects.of-order': 'الخسائر حسب العيب',
  'atelier.defects.saved': 'تم حفظ العيوب',
  'atelier.defects.since': 'منذ ⁨{{from}}⁩',
} satisfies Labels
