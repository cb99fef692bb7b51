import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'energie.sources.file': 'sources',
  'energie.sources.new': 'مصدر جديد',
  'energie.sources.none': 'لا مصادر للطاقة',
  'energie.sources.none-text': 'تظهر هنا الشبكات والغلايات ووحدات التوليد المشترك.',
  'energie.sources.search': 'اسم مصدر',
  'energie.sources.title': 'المصادر',
  'energie.sources.kind': 'الطبيعة',
  'energie.sources.kind.gas_grid': 'شبكة الغاز',
  'energie.sources.kind.cogeneration': 'توليد مشترك',
  'energie.sources.kind.boiler': 'غلاية',
  'energie.sources.kind.biomass': 'كتلة حيوية',
  'energie.sources.kind.electricity_grid': 'شبكة الكهرباء',
  'energie.sources.kind.liquid_co2': 'ثاني أكسيد الكربون السائل',
  'energie.sources.kind.recovered_heat': 'حرارة مسترجعة',
  'energie.sources.kind.heat_storage': 'تخزين الحرارة',
  'energie.sources.kind.solar': 'شمسي',
  'energie.sources.power': 'القدرة (كيلوواط)',
  'energie.sources.electric-efficiency': 'المردود الكهربائي (%)',
  'energie.sources.thermal-efficiency': 'المردود الحراري (%)',
  'energie.sources.commissioned': 'بدء التشغيل',
} satisfies Labels
