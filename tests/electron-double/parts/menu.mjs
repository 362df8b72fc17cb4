// `Menu`: keeps the template, so that specs can click an item by its id as Electron's own Menu lets them.

const itemOf = (options) => {
  const item = {
    type: options.submenu === undefined ? 'normal' : 'submenu',
    enabled: true,
    visible: true,
    registerAccelerator: true,
    ...options,
    ...(options.submenu === undefined ? {} : { submenu: new Menu(options.submenu) }),
  }
  if (item.type !== 'separator' && item.role === undefined && item.label === undefined)
    throw new Error('Menu item has no label')
  item.click = () => options.click?.(item, undefined, {})
  return item
}

export class Menu {
  static #application = null
  static buildFromTemplate(template) {
    if (!Array.isArray(template)) throw new TypeError('Invalid template for Menu: Menu template must be an array')
    return new Menu(template)
  }
  static setApplicationMenu(menu) {
    Menu.#application = menu
  }
  static getApplicationMenu() {
    return Menu.#application
  }
  constructor(template = []) {
    this.items = template.map(itemOf)
  }
  getMenuItemById(id) {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id)
      if (found) return found
    }
    return null
  }
}
