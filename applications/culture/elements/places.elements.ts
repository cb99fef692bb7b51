import { page } from '#kernel/shared/elements.ts'

export const placeElements = [
  page('/culture/serresEtParcelles', {
    name: {
      fr: 'Serres et parcelles',
      en: 'Greenhouses and plots',
      es: 'Invernaderos y parcelas',
      ar: 'البيوت المحمية والقطع',
    },
    plan: {
      fr: 'L’arbre et le plan des serres, compartiments, blocs et rangs, avec leurs surfaces et leurs délais en cours.',
      en: 'The tree and the map of greenhouses, compartments, blocks and rows, with areas and running delays.',
      es: 'El árbol y el plano de invernaderos, compartimentos, bloques e hileras, con superficies y plazos en curso.',
      ar: 'شجرة ومخطط البيوت المحمية والأقسام والقطع والصفوف، مع مساحاتها والآجال الجارية.',
    },
    availableOnMobile: true,
  }),
  page('/culture/emplacement', {
    name: { fr: 'Emplacements', en: 'Places', es: 'Ubicaciones', ar: 'المواضع' },
    plan: {
      fr: 'La liste à plat des emplacements, avec recherche, import et étiquettes QR à imprimer.',
      en: 'The flat list of places, with search, import and QR labels to print.',
      es: 'La lista de ubicaciones, con búsqueda, importación y etiquetas QR para imprimir.',
      ar: 'قائمة المواضع مع البحث والاستيراد وملصقات QR للطباعة.',
    },
  }),
  page('/culture/varietes', {
    name: { fr: 'Variétés', en: 'Varieties', es: 'Variedades', ar: 'الأصناف النباتية' },
  }),
  page('/culture/codesCulture', {
    name: { fr: 'Codes culture', en: 'Crop codes', es: 'Códigos de cultivo', ar: 'رموز المحاصيل' },
    plan: {
      fr: 'Les codes de la campagne : variété, blocs, surface et densité datées, de la plantation à l’arrachage.',
      en: 'The campaign’s codes: variety, blocks, dated area and density, from planting to pull-out.',
      es: 'Los códigos de la campaña: variedad, bloques, superficie y densidad fechadas, de la plantación al arranque.',
      ar: 'رموز الموسم: الصنف والقطع والمساحة والكثافة المؤرخة، من الغرس إلى القلع.',
    },
  }),
  page('/culture/certification', {
    name: { fr: 'Certification', en: 'Certification', es: 'Certificación', ar: 'الشهادات' },
  }),
]
