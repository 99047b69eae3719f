import { mount } from "svelte";
import App from "./App.svelte";
import "./look/house.css";
import { settings } from "./settings.svelte";

settings.begin();

// A page left open while the server got a newer client cannot find its own parts any more.
window.addEventListener("vite:preloadError", () => location.reload());

const target = document.getElementById("app");
if (!target) throw new Error("The page has no place for the house.");
mount(App, { target });
