// Written by scripts/icons.mjs from assets/icons.svg; change the drawing there, then run the script.
// The symbols live in the document once (Sprite); Icon and ShipDrawing point at them by name.

export const iconNames = [
  'd-move',
  'd-attack',
  'd-wild',
  'd-stress',
  'fx-breach',
  'fx-jam',
  'fx-slow',
  'fx-stealth',
  'fx-stun',
  'fx-lock',
  'fx-pierce',
  'fx-push',
  'fx-pull',
  'fx-repair',
  'fx-charge',
  'fx-resupply',
  'fx-bolster',
  'fx-hack',
  'fx-reveal',
  'hull',
  'shield',
  'supply',
  'round',
  'effects',
  'credits',
  'trauma',
  'range',
  'target',
  'energy',
  'health',
  'weapon',
  'engine',
  'tech',
  'shipability',
  'pilot',
  'copilot',
  'card-plus',
  'card-minus',
  'sk-ship',
  'sk-strength',
  'sk-dexterity',
  'sk-intelligence',
  'sk-charm',
  'loc-primary',
  'loc-side',
  'loc-market',
  'loc-jump',
  'poi-move',
  'poi-look',
  'poi-dock',
  'poi-stop',
  'repeat',
  'undo',
  'redo',
  'search',
  'check',
  'cross',
  'lock',
  'warn',
  'down',
  'right',
  'hand',
  'help',
  'plus',
  'minus',
  'book',
  'disk',
  'bin',
  'copy',
  'export',
  'dice',
  'rotate',
  'rolling',
  'pause',
  'up',
  'left',
  'import',
  'menu',
  'info',
  'settings',
  'folder',
  'pencil',
] as const
export type IconName = (typeof iconNames)[number]

export const shipNames = [
  'argonaut',
  'merkava',
  'knossis',
  'invictus',
  'sparrow',
  'scout',
  'frigate',
  'lancer',
  'tender',
  'breaker',
  'warden',
] as const
export type ShipName = (typeof shipNames)[number]

/** All symbols, drawn once near the root of the document. */
export function Sprite() {
  return (
    <svg className="sprite" aria-hidden="true" width="0" height="0">
      <symbol id="d-move" viewBox="0 0 24 24">
        <path d="M12 2.5 19 11.5H5z" className="f" />
        <path d="M5 20.5l7-7.5 7 7.5" className="b" />
      </symbol>
      <symbol id="d-attack" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="7" className="b" />
        <path d="M12 1.5v6M12 16.5v6M1.5 12h6M16.5 12h6" className="b" />
        <circle cx="12" cy="12" r="2.1" className="f" />
      </symbol>
      <symbol id="d-wild" viewBox="0 0 24 24">
        <path d="M12 1.2 14.6 9.4 22.8 12 14.6 14.6 12 22.8 9.4 14.6 1.2 12 9.4 9.4z" />
        <path
          d="M12 1.2 14.6 9.4 12 12zM22.8 12 14.6 14.6 12 12zM12 22.8 9.4 14.6 12 12zM1.2 12 9.4 9.4 12 12z"
          className="f"
        />
      </symbol>
      <symbol id="d-stress" viewBox="0 0 24 24">
        <path d="M1.5 13h4L8.5 4l5 16.5L16.8 9l1.7 4h4" className="b" />
        <circle cx="8.5" cy="4" r="1.6" className="f" />
      </symbol>
      <symbol id="fx-breach" viewBox="0 0 24 24">
        <path d="M10 3H3v18h8M15 3h6v18h-5.5" />
        <path d="M14.5 1.5 9 9l4 3-3.5 4.5 2.5 6 5-7-4-3 4-5z" className="f" />
      </symbol>
      <symbol id="fx-jam" viewBox="0 0 24 24">
        <circle cx="5" cy="19" r="2.4" className="f" />
        <path d="M5 12.5A6.5 6.5 0 0 1 11.5 19M5 6.5A12.5 12.5 0 0 1 17.5 19" />
        <path d="M9 3l12 12M21 3 9 15" className="b" />
      </symbol>
      <symbol id="fx-slow" viewBox="0 0 24 24">
        <path d="M12 21.5 5 12.5h14z" className="f" />
        <path d="M5 3.5 12 11l7-7.5" className="b" />
      </symbol>
      <symbol id="fx-stealth" viewBox="0 0 24 24">
        <path d="M15.5 4a9 9 0 1 0 0 16 10.5 10.5 0 0 1 0-16z" className="f" />
        <path d="M18.4 6.2l.8.9M20.7 9.7l.3 1.1M21 13.3l-.3 1.1M19.2 16.9l-.8.9" className="b" />
      </symbol>
      <symbol id="fx-stun" viewBox="0 0 24 24">
        <path d="M13.5 1.5 4.5 13.5h5.5L8.5 22.5l11-13.5h-6z" className="f" />
      </symbol>
      <symbol id="fx-lock" viewBox="0 0 24 24">
        <path d="M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5" className="b" />
        <path d="M12 7.5 16.5 12 12 16.5 7.5 12z" className="f" />
      </symbol>
      <symbol id="fx-pierce" viewBox="0 0 24 24">
        <path d="M12 22.5V9M2 14h6.5M15.5 14H22" className="b" />
        <path d="M12 1.5 17.5 10h-11z" className="f" />
      </symbol>
      <symbol id="fx-push" viewBox="0 0 24 24">
        <path d="M4 3v18M7.5 12H15" className="b" />
        <path d="M22 12 13.5 17.5v-11z" className="f" />
      </symbol>
      <symbol id="fx-pull" viewBox="0 0 24 24">
        <path d="M4 3v18M21.5 12H14" className="b" />
        <path d="M7 12 15.5 17.5v-11z" className="f" />
      </symbol>
      <symbol id="fx-repair" viewBox="0 0 24 24">
        <path d="M12 2.5 20.2 7.2v9.6L12 21.5 3.8 16.8V7.2z" />
        <path d="M10.3 7h3.4v3.3H17v3.4h-3.3V17h-3.4v-3.3H7v-3.4h3.3z" className="f" />
      </symbol>
      <symbol id="fx-charge" viewBox="0 0 24 24">
        <path d="M12 2.5 20 5v6.5c0 5-3.3 8.3-8 10-4.7-1.7-8-5-8-10V5z" />
        <path d="M12 5.5 16.5 11h-3v5.5h-3V11h-3z" className="f" />
      </symbol>
      <symbol id="fx-resupply" viewBox="0 0 24 24">
        <path d="M4 10v11h16V10" />
        <path d="M12 1.5 17.5 8.5H14V16h-4V8.5H6.5z" className="f" />
      </symbol>
      <symbol id="fx-bolster" viewBox="0 0 24 24">
        <path d="M5.5 2.5h13v19h-13z" />
        <path d="M8 8.5l4 5M12 8.5l-4 5" />
        <path d="M13.6 10.2c.2-1.2 1-1.8 2-1.5 1.2.4 1 1.8.2 2.7l-2.2 2.8h3" />
        <path d="M9 17h6v1.8H9z" className="f" />
      </symbol>
      <symbol id="fx-hack" viewBox="0 0 24 24">
        <path d="M2.5 4h19v16h-19z" />
        <path d="M6 8.5 9.5 12 6 15.5" className="b" />
        <path d="M12 14.3h6v2.4h-6z" className="f" />
      </symbol>
      <symbol id="fx-reveal" viewBox="0 0 24 24">
        <path d="M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7z" />
        <circle cx="12" cy="12" r="3" className="f" />
      </symbol>
      <symbol id="hull" viewBox="0 0 24 24">
        <path d="M12 2.5 20.2 7.2v9.6L12 21.5 3.8 16.8V7.2z" />
        <path d="M12 6.8 16.5 9.4v5.2L12 17.2 7.5 14.6V9.4z" className="f" />
      </symbol>
      <symbol id="shield" viewBox="0 0 24 24">
        <path d="M12 2.5 20 5v6.5c0 5-3.3 8.3-8 10-4.7-1.7-8-5-8-10V5z" />
        <path d="M12 5.3v13.5c-3.4-1.4-5.5-3.8-5.5-7.3V6.9z" className="f" />
      </symbol>
      <symbol id="supply" viewBox="0 0 24 24">
        <path d="M6 6h12v15.5H6z" />
        <path d="M9.5 6V2.5h5V6" />
        <path d="M8.5 12h7v7h-7z" className="f" />
      </symbol>
      <symbol id="round" viewBox="0 0 24 24">
        <path d="M2.5 18h19M4.5 18v-4M9.5 18v-4M19.5 18v-4" />
        <path d="M11.8 5.5h5.4v8h-5.4z" className="f" />
      </symbol>
      <symbol id="effects" viewBox="0 0 24 24">
        <path d="M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4M5.3 5.3l2.6 2.6M16.1 16.1l2.6 2.6M18.7 5.3l-2.6 2.6M7.9 16.1l-2.6 2.6" />
        <path d="M12 8.3 15.7 12 12 15.7 8.3 12z" className="f" />
      </symbol>
      <symbol id="credits" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="9.5" />
        <path d="M12 6 16 12l-4 6-4-6z" className="f" />
      </symbol>
      <symbol id="trauma" viewBox="0 0 24 24">
        <path d="M13 2.7a9.5 9.5 0 1 1-2.5 18.7" />
        <path d="M11 2.6l-2.5 5 4 3.4-3.5 4 2 6.5A9.5 9.5 0 0 1 11 2.6z" className="f" />
      </symbol>
      <symbol id="range" viewBox="0 0 24 24">
        <path d="M2.5 19.5A14 14 0 0 1 21.5 19.5" />
        <path d="M12 16V5" />
        <path d="M12 2 15.5 8h-7z" className="f" />
      </symbol>
      <symbol id="target" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="9.2" />
        <circle cx="12" cy="12" r="5" />
        <circle cx="12" cy="12" r="1.9" className="f" />
      </symbol>
      <symbol id="energy" viewBox="0 0 24 24">
        <path d="M12 3a9 9 0 1 0 9 9" />
        <path d="M12 6v6h9A9 9 0 0 0 12 3z" className="f" />
      </symbol>
      <symbol id="health" viewBox="0 0 24 24">
        <path
          d="M12 21C5 16 2.5 12.5 2.5 8.7A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 9.5 1.7C21.5 12.5 19 16 12 21z"
          className="f"
        />
      </symbol>
      <symbol id="weapon" viewBox="0 0 24 24">
        <path d="M8.5 21.5v-11h7v11" />
        <path d="M12 1.5 15.5 8h-7z" className="f" />
        <path d="M5 21.5h14" />
      </symbol>
      <symbol id="engine" viewBox="0 0 24 24">
        <path d="M7 3h10l2.5 9h-15z" />
        <path d="M8 14.5h2.4v7L8 18zM13.6 14.5H16V18l-2.4 3.5z" className="f" />
      </symbol>
      <symbol id="tech" viewBox="0 0 24 24">
        <path d="M5.5 5.5h13v13h-13z" />
        <path d="M9 2.5v3M15 2.5v3M9 18.5v3M15 18.5v3M2.5 9h3M2.5 15h3M18.5 9h3M18.5 15h3" />
        <path d="M9.5 9.5h5v5h-5z" className="f" />
      </symbol>
      <symbol id="shipability" viewBox="0 0 24 24">
        <path d="M12 2 15.5 9 21.5 16.5 15 15.5 12 21.5 9 15.5 2.5 16.5 8.5 9z" />
        <path d="M12 7.5l1.8 4.5L12 15.5 10.2 12z" className="f" />
      </symbol>
      <symbol id="pilot" viewBox="0 0 24 24">
        <circle cx="12" cy="7.5" r="4.5" className="f" />
        <path d="M3.5 21.5c0-5 3.5-7.5 8.5-7.5s8.5 2.5 8.5 7.5z" />
      </symbol>
      <symbol id="copilot" viewBox="0 0 24 24">
        <circle cx="9" cy="8" r="3.6" className="f" />
        <path d="M2.5 20.5c0-4.4 2.5-6.5 6.5-6.5s6.5 2.1 6.5 6.5z" />
        <path d="M15 4.7a3.6 3.6 0 0 1 0 6.6M17.5 14.6c2.6.8 4 2.8 4 5.9" />
      </symbol>
      <symbol id="card-plus" viewBox="0 0 24 24">
        <path d="M5.5 2.5h13v19h-13z" />
        <path d="M10.6 7.5h2.8v3.1h3.1v2.8h-3.1v3.1h-2.8v-3.1H7.5v-2.8h3.1z" className="f" />
      </symbol>
      <symbol id="card-minus" viewBox="0 0 24 24">
        <path d="M5.5 2.5h13v19h-13z" />
        <path d="M7.5 10.6h9v2.8h-9z" className="f" />
      </symbol>
      <symbol id="sk-ship" viewBox="0 0 24 24">
        <path d="M12 2 15 9l6.5 7.5L15 15.5 12 21 9 15.5l-6.5 1L9 9z" />
        <path d="M12 5.5 13.8 10v6.5L12 18.5l-1.8-2V10z" className="f" />
      </symbol>
      <symbol id="sk-strength" viewBox="0 0 24 24">
        <path d="M8 12h8" className="b" />
        <path d="M4.5 5h4v14h-4zM15.5 5h4v14h-4z" className="f" />
        <path d="M2 9v6M22 9v6" />
      </symbol>
      <symbol id="sk-dexterity" viewBox="0 0 24 24">
        <path d="M2.5 19.5C9 19.5 12 16 14 11" />
        <path d="M2.5 14.5c4.5 0 7-1.5 8.5-5M2.5 9.5c2.5 0 4-.5 5.5-2" />
        <path d="M20.5 2.5 19 13l-8.5-5.5z" className="f" />
      </symbol>
      <symbol id="sk-intelligence" viewBox="0 0 24 24">
        <path d="M9 17.5c0-2.5-4-4-4-8.5a7 7 0 0 1 14 0c0 4.5-4 6-4 8.5z" />
        <path d="M9 19.5h6V22H9z" className="f" />
      </symbol>
      <symbol id="sk-charm" viewBox="0 0 24 24">
        <path d="M3 4h18v12.5h-8L7.5 21.5v-5H3z" />
        <path d="M8 8.5h8v3.5a4 4 0 0 1-8 0z" className="f" />
      </symbol>
      <symbol id="loc-primary" viewBox="0 0 24 24">
        <path
          d="M12 1 14.3 8.2 21 5l-4.2 6.2L23 13l-6.8 1.3L19 21l-5.6-4L12 23l-1.4-6L5 21l2.8-6.7L1 13l6.2-1.8L3 5l6.7 3.2z"
          className="f"
        />
      </symbol>
      <symbol id="loc-side" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="8.5" />
        <circle cx="12" cy="12" r="3" className="f" />
      </symbol>
      <symbol id="loc-market" viewBox="0 0 24 24">
        <path d="M4 10.5V21h16V10.5" />
        <path d="M5 3h14l2.5 7.5h-19z" className="f" />
        <path d="M9.5 21v-6h5v6" />
      </symbol>
      <symbol id="loc-jump" viewBox="0 0 24 24">
        <path d="M12 2.5A9.5 9.5 0 0 1 21.5 12M12 21.5A9.5 9.5 0 0 1 2.5 12" />
        <path d="M12 7a5 5 0 0 1 5 5M12 17a5 5 0 0 1-5-5" />
        <path d="M12 9.5 14.5 12 12 14.5 9.5 12z" className="f" />
        <path d="M21.5 16.5 18.5 11.5h6zM2.5 7.5l3 5h-6z" className="f" />
      </symbol>
      <symbol id="poi-move" viewBox="0 0 24 24">
        <path d="M5 21V3h10" />
        <path d="M22 12 14 18v-4.5H9v-3h5V6z" className="f" />
      </symbol>
      <symbol id="poi-look" viewBox="0 0 24 24">
        <circle cx="10" cy="10" r="6.5" />
        <path d="M15 15l6.5 6.5" className="b" />
        <circle cx="10" cy="10" r="2" className="f" />
      </symbol>
      <symbol id="poi-dock" viewBox="0 0 24 24">
        <path d="M12 9v12M4 14c0 4.5 3.5 7 8 7s8-2.5 8-7" />
        <circle cx="12" cy="5.5" r="3" className="f" />
        <path d="M7.5 12h9" />
      </symbol>
      <symbol id="poi-stop" viewBox="0 0 24 24">
        <path d="M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8z" />
        <path d="M10.7 6.5h2.6v7.5h-2.6zM10.7 15.5h2.6v2.5h-2.6z" className="f" />
      </symbol>
      <symbol id="repeat" viewBox="0 0 24 24">
        <path d="M4 12a8 8 0 0 1 13.5-5.8M20 12a8 8 0 0 1-13.5 5.8" />
        <path d="M20.5 2.5v7h-7zM3.5 21.5v-7h7z" className="f" />
      </symbol>
      <symbol id="undo" viewBox="0 0 24 24">
        <path d="M7 8h8a5.5 5.5 0 0 1 0 11H9" className="b" />
        <path d="M9.5 2.5v11L3 8z" className="f" />
      </symbol>
      <symbol id="redo" viewBox="0 0 24 24">
        <path d="M17 8H9a5.5 5.5 0 0 0 0 11h6" className="b" />
        <path d="M14.5 2.5v11L21 8z" className="f" />
      </symbol>
      <symbol id="search" viewBox="0 0 24 24">
        <circle cx="10.5" cy="10.5" r="7" className="b" />
        <path d="M16 16l5.5 5.5" className="b" />
      </symbol>
      <symbol id="check" viewBox="0 0 24 24">
        <path d="M4 12.5l5.5 6L20 5.5" className="b" />
      </symbol>
      <symbol id="cross" viewBox="0 0 24 24">
        <path d="M5 5l14 14M19 5 5 19" className="b" />
      </symbol>
      <symbol id="lock" viewBox="0 0 24 24">
        <path d="M7.5 10V7a4.5 4.5 0 0 1 9 0v3" />
        <path d="M5 10h14v11.5H5z" className="f" />
      </symbol>
      <symbol id="warn" viewBox="0 0 24 24">
        <path d="M12 2.5 22.5 21h-21z" />
        <path d="M10.8 9h2.4v6h-2.4zM10.8 16.3h2.4v2.4h-2.4z" className="f" />
      </symbol>
      <symbol id="down" viewBox="0 0 24 24">
        <path d="M5 9l7 7 7-7" className="b" />
      </symbol>
      <symbol id="right" viewBox="0 0 24 24">
        <path d="M9 5l7 7-7 7" className="b" />
      </symbol>
      <symbol id="hand" viewBox="0 0 24 24">
        <path d="M7 13V5.5a1.7 1.7 0 0 1 3.4 0V11 4a1.7 1.7 0 0 1 3.4 0v7-5a1.7 1.7 0 0 1 3.4 0v9c0 4-2.5 6.5-6 6.5-3 0-4.5-1.5-6-4l-2.5-4a1.7 1.7 0 0 1 2.8-1.8z" />
      </symbol>
      <symbol id="help" viewBox="0 0 24 24">
        <path d="M8 8.5a4 4 0 1 1 5.5 3.7c-1 .5-1.5 1.2-1.5 2.8" className="b" />
        <circle cx="12" cy="19.5" r="1.6" className="f" />
      </symbol>
      <symbol id="plus" viewBox="0 0 24 24">
        <path d="M12 4v16M4 12h16" className="b" />
      </symbol>
      <symbol id="minus" viewBox="0 0 24 24">
        <path d="M4 12h16" className="b" />
      </symbol>
      <symbol id="book" viewBox="0 0 24 24">
        <path d="M12 5.5C9.5 4 6 3.5 2.5 4v15c3.5-.5 7 0 9.5 1.5 2.5-1.5 6-2 9.5-1.5V4c-3.5-.5-7 0-9.5 1.5zM12 5.5v15" />
      </symbol>
      <symbol id="disk" viewBox="0 0 24 24">
        <path d="M3.5 3.5h13l4 4v13h-17z" />
        <path d="M8 13h8v7.5H8z" className="f" />
        <path d="M8 3.5V8h7V3.5" />
      </symbol>
      <symbol id="bin" viewBox="0 0 24 24">
        <path d="M5 6.5l1.5 15h11L19 6.5M2.5 6.5h19M9 6V2.5h6V6" />
      </symbol>
      <symbol id="copy" viewBox="0 0 24 24">
        <path d="M8.5 8.5h13v13h-13z" />
        <path d="M15.5 8.5v-6h-13v13h6" />
      </symbol>
      <symbol id="export" viewBox="0 0 24 24">
        <path d="M4 14v7.5h16V14M12 16V7" className="b" />
        <path d="M12 1.5 17.5 9h-11z" className="f" />
      </symbol>
      <symbol id="dice" viewBox="0 0 24 24">
        <path d="M3.5 3.5h17v17h-17z" />
        <circle cx="8" cy="8" r="1.7" className="f" />
        <circle cx="16" cy="16" r="1.7" className="f" />
        <circle cx="16" cy="8" r="1.7" className="f" />
        <circle cx="8" cy="16" r="1.7" className="f" />
      </symbol>
      <symbol id="rotate" viewBox="0 0 24 24">
        <path d="M4.5 14A8 8 0 1 0 8 5.3" className="b" />
        <path d="M10.5 1 3.5 4.5l6.5 5z" className="f" />
      </symbol>
      <symbol id="rolling" viewBox="0 0 24 24">
        <path d="M3 12h9" className="b" />
        <path d="M21.5 12 13 18V6z" className="f" />
      </symbol>
      <symbol id="pause" viewBox="0 0 24 24">
        <path d="M6 3.5h4.2v17H6zM13.8 3.5H18v17h-4.2z" className="f" />
      </symbol>
      <symbol id="up" viewBox="0 0 24 24">
        <path d="M5 15l7-7 7 7" className="b" />
      </symbol>
      <symbol id="left" viewBox="0 0 24 24">
        <path d="M15 5l-7 7 7 7" className="b" />
      </symbol>
      <symbol id="import" viewBox="0 0 24 24">
        <path d="M4 14v7.5h16V14M12 2v9" className="b" />
        <path d="M12 17 6 9.5h12z" className="f" />
      </symbol>
      <symbol id="menu" viewBox="0 0 24 24">
        <path d="M3 6h18M3 12h18M3 18h18" className="b" />
      </symbol>
      <symbol id="info" viewBox="0 0 24 24">
        <path d="M12 2.5 21.5 12 12 21.5 2.5 12z" />
        <path d="M10.8 10.5h2.4v6.5h-2.4zM10.8 6.8h2.4v2.4h-2.4z" className="f" />
      </symbol>
      <symbol id="settings" viewBox="0 0 24 24">
        <path d="M2.5 7h11M19 7h2.5M2.5 17H5M10.5 17h11" className="b" />
        <path d="M16.2 3.5 19.7 7l-3.5 3.5L12.7 7z" className="f" />
        <path d="M7.8 13.5 11.3 17l-3.5 3.5L4.3 17z" className="f" />
      </symbol>
      <symbol id="folder" viewBox="0 0 24 24">
        <path d="M2.5 20V4h7l2.5 3.5h9.5V20z" />
        <path d="M6 11.5h12v2.2H6z" className="f" />
      </symbol>
      <symbol id="pencil" viewBox="0 0 24 24">
        <path d="M3 21l1.5-6L16.5 3 21 7.5 9 19.5z" />
        <path d="M3 21l1.5-6L9 19.5z" className="f" />
      </symbol>
      <symbol id="s-argonaut" viewBox="-21 -21 42 42">
        <path
          className="hullp"
          d="M0 -17L3.5 -15L5 -8L9 -5.5L14.5 -1L15.5 9L12 12L10.5 7L7 7L6 14L2.5 16.5L0 15.5L-2.5 16.5L-6 14L-7 7L-10.5 7L-12 12L-15.5 9L-14.5 -1L-9 -5.5L-5 -8L-3.5 -15z"
        />
        <path className="seam" d="M0-11V10M-4.5-2h9M-11 1v6M11 1v6" />
      </symbol>
      <symbol id="s-merkava" viewBox="-21 -21 42 42">
        <path
          className="hullp"
          d="M0 -5L2.6 -7.5L3.6 -18L6.8 -18L7.8 -5L9.5 -1.5L16 4.5L16.5 11.5L8.5 10L6 15.5L2.2 13.5L0 14.5L-2.2 13.5L-6 15.5L-8.5 10L-16.5 11.5L-16 4.5L-9.5 -1.5L-7.8 -5L-6.8 -18L-3.6 -18L-2.6 -7.5z"
        />
        <path className="seam" d="M0-1V9M-5.2-13.5V-6M5.2-13.5V-6" />
      </symbol>
      <symbol id="s-knossis" viewBox="-21 -21 42 42">
        <path
          className="hullp"
          d="M0 -17L2.6 -14L3.2 -8.5L8.5 -7L13 -1L13 5L8.5 11L5 11.5L4.5 17L1.5 15L0 15L-1.5 15L-4.5 17L-5 11.5L-8.5 11L-13 5L-13 -1L-8.5 -7L-3.2 -8.5L-2.6 -14z"
        />
        <path className="seam" d="M0-3a5 5 0 1 0 .01 0zM0-14V-6M0 10v3" />
      </symbol>
      <symbol id="s-invictus" viewBox="-21 -21 42 42">
        <path
          className="hullp"
          d="M0 -19.5L2.2 -14L3.4 -4L7.5 2L16.5 9L16.5 13L6.5 11L4.5 17L0 15L-4.5 17L-6.5 11L-16.5 13L-16.5 9L-7.5 2L-3.4 -4L-2.2 -14z"
        />
        <path className="seam" d="M0-13V9M-11 9l5-2.5M11 9l-5-2.5" />
      </symbol>
      <symbol id="s-sparrow" viewBox="-21 -21 42 42">
        <path
          className="hullp"
          d="M0 -18.5L3 -14.5L5.5 -6L18.5 2.5L18.5 6L10 6L6 8.5L8 17L3 13.5L0 15.5L-3 13.5L-8 17L-6 8.5L-10 6L-18.5 6L-18.5 2.5L-5.5 -6L-3 -14.5z"
        />
        <path className="seam" d="M0-11V9M-13 3.5 -5-.5M13 3.5 5-.5" />
      </symbol>
      <symbol id="s-scout" viewBox="-21 -21 42 42">
        <path className="hullp" d="M0 -14.5L3.4 -3L10.5 9L5 7.5L3.2 11.5L0 9.5L-3.2 11.5L-5 7.5L-10.5 9L-3.4 -3z" />
        <path className="seam" d="M0-6V6" />
      </symbol>
      <symbol id="s-frigate" viewBox="-21 -21 42 42">
        <path
          className="hullp"
          d="M0 -18L5.5 -13L6.5 -4L11 0L11 9L6.5 11L6.5 16.5L0 15.5L-6.5 16.5L-6.5 11L-11 9L-11 0L-6.5 -4L-5.5 -13z"
        />
        <path className="seam" d="M-6.5-4h13M-6.5 11h13M0-11V-7" />
      </symbol>
      <symbol id="s-lancer" viewBox="-21 -21 42 42">
        <path
          className="hullp"
          d="M0 -20L2.2 -6L13.5 -3.5L13.5 2.5L3.6 4L3.6 13L0 16.5L-3.6 13L-3.6 4L-13.5 2.5L-13.5 -3.5L-2.2 -6z"
        />
        <path className="seam" d="M0-10V10" />
      </symbol>
      <symbol id="s-tender" viewBox="-21 -21 42 42">
        <path
          className="hullp"
          d="M0 -14L6.5 -14L6.5 -6L12.5 -6L12.5 9.5L6.5 9.5L6.5 15L0 12L-6.5 15L-6.5 9.5L-12.5 9.5L-12.5 -6L-6.5 -6L-6.5 -14z"
        />
        <path className="seam" d="M0-4v10M-5 1h10" />
      </symbol>
      <symbol id="s-breaker" viewBox="-21 -21 42 42">
        <path
          className="hullp"
          d="M0 -3L4.5 -6L6.5 -16.5L13 -10.5L15.5 1L9.5 12L3.5 10L0 14.5L-3.5 10L-9.5 12L-15.5 1L-13 -10.5L-6.5 -16.5L-4.5 -6z"
        />
        <path className="seam" d="M0 2v7M-9-6l2 7M9-6l-2 7" />
      </symbol>
      <symbol id="s-warden" viewBox="-21 -21 42 42">
        <path
          className="hullp"
          d="M0 -19L4.5 -14.5L5.5 -8L14 -13L18 -3.5L12.5 4L16 15L7.5 12L4.5 17.5L0 13.5L-4.5 17.5L-7.5 12L-16 15L-12.5 4L-18 -3.5L-14 -13L-5.5 -8L-4.5 -14.5z"
        />
        <path className="seam" d="M0-11V7M-12-4 -6 1M12-4 6 1" />
      </symbol>
    </svg>
  )
}
