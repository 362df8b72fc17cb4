// What would have reached the desktop. Specs read it through evaluate; real Electron has nothing like it.

export const record = { opened: [], dialogs: [], navigations: [], downloads: [], aboutPanels: [] }
