// A stand-in for the main-process module 'electron', for tests alone: real Node, real Chromium (Debian's, through playwright-core),
// the app's own compiled main, preload and page. What is not exported here does not exist, so that a main process which starts
// to use it fails at link time instead of passing silently.
import { app } from './parts/app.mjs'
import { startBrowser } from './parts/browser.mjs'
import { dialog } from './parts/dialog.mjs'
import { ipcMain } from './parts/ipc-main.mjs'
import { Menu } from './parts/menu.mjs'
import { protocol } from './parts/protocol.mjs'
import { record } from './parts/record.mjs'
import { screen } from './parts/screen.mjs'
import { session } from './parts/session.mjs'
import { shell } from './parts/shell.mjs'
import { nativeTheme } from './parts/theme.mjs'
import { webContents } from './parts/web-contents.mjs'
import { BrowserWindow } from './parts/windows.mjs'

startBrowser()

export { app, BrowserWindow, dialog, ipcMain, Menu, nativeTheme, protocol, record, screen, session, shell, webContents }
